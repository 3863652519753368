/**
 * A slow line between a browser and a server, whose time is counted and not waited for: what a machine needs that is busy
 * with other things is no part of it. Each piece of data leaves when what was sent before it in its direction has left,
 * and after all that its sender has received by then; so the time that comes out is rather too long than too short.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** 3G as browsers' tools simulate it: bytes per millisecond, and the milliseconds of a way. */
const [DOWN, UP] = [1_600 / 8, 750 / 8];
const WAY = 150;

export class SlowLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #here = 0; // the time in the browser: of the last that came to it
  #free = { down: 0, up: 0 }; // when the line is free again
  bytes = 0; // that came to the browser

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(address: string): Promise<SlowLine> {
    const server = createServer();
    const line = new SlowLine(server);
    server.on('connection', socket => line.#carry(socket, Number(new URL(address).port)));
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Milliseconds since the clock was set. */
  get ms(): number {
    return Math.round(this.#here);
  }

  reset(): void {
    this.#here = 0;
    this.#free = { down: 0, up: 0 };
    this.bytes = 0;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #carry(browser: Socket, port: number): void {
    const server = connect(port, '127.0.0.1');
    let there = this.#here; // the time at the server, as far as this connection knows it
    let isNew = true; // the first data waits for the connection to be made: one way there and one back
    const ends = [browser, server];
    for (const end of ends) {
      this.#sockets.add(end);
      end.on('error', () => ends.forEach(other => other.destroy()));
      end.on('close', () => {
        this.#sockets.delete(end);
        ends.forEach(other => other.destroy());
      });
    }
    browser.on('data', data => {
      const leaves = Math.max(this.#here + (isNew ? 2 * WAY : 0), this.#free.up) + data.length / UP;
      isNew = false;
      this.#free.up = leaves;
      there = Math.max(there, leaves + WAY);
      server.write(data);
    });
    server.on('data', data => {
      const leaves = Math.max(there, this.#free.down) + data.length / DOWN;
      this.#free.down = leaves;
      this.#here = Math.max(this.#here, leaves + WAY);
      this.bytes += data.length;
      browser.write(data);
    });
  }
}
