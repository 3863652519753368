import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy in front of several servers: each connection goes to the next of them that can be reached. */
export class Proxy {
  readonly #server: Server;
  readonly #ports: () => readonly number[];
  readonly #open = new Set<Socket>();
  #turn = 0;

  private constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer(near => {
      this.#keep(near);
      void this.#lead(near);
    });
  }

  static async start(ports: () => readonly number[]): Promise<Proxy> {
    const proxy = new Proxy(ports);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
  }

  async #lead(near: Socket): Promise<void> {
    const ports = this.#ports();
    const first = this.#turn++;
    for (let tries = 0; tries < ports.length && !near.destroyed; tries++) {
      const far = connect(ports[(first + tries) % ports.length] ?? 0, '127.0.0.1');
      this.#keep(far);
      const isThere = await once(far, 'connect').then(
        () => true,
        () => false,
      );
      if (!isThere) continue;
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      if (near.destroyed) far.destroy();
      near.pipe(far).pipe(near);
      return;
    }
    near.destroy();
  }
}
