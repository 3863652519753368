import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Address } from '../config.ts';
import type { Figures } from './figures.ts';

/**
 * The figures on an address of their own. On the public one a proxy would hand them to everybody, and behind a proxy
 * everybody seems to ask from this machine.
 */
export class FiguresServer {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open({ host, port }: Address, figures: Figures): Promise<FiguresServer> {
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      figures.text().then(
        text => response.writeHead(200, { 'content-type': figures.type }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.listen(port, host);
    await once(server, 'listening');
    return new FiguresServer(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
