import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer as createHttp, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

const listening = (server: Server | HttpServer): Promise<number> =>
  new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server of somebody else, which takes what is posted to it: a push service, or a room. */
export class Receiver {
  readonly got: Got[] = [];
  readonly #server: HttpServer;
  address = '';
  /** What it answers; null: nothing, ever. */
  answers: (path: string) => number | null = () => 201;

  private constructor() {
    this.#server = createHttp((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        const status = this.answers(request.url ?? '');
        if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
      });
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.address = `http://127.0.0.1:${await listening(receiver.#server)}`;
    return receiver;
  }

  /** The texts that a room got. */
  get said(): string[] {
    return this.got.map(({ body }) => (JSON.parse(body.toString()) as { content: string }).content);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser as far as push is concerned: what it hands over, and how it reads what comes (RFC 8291). */
export class Device {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription() {
    const p256dh = this.#keys.getPublicKey('base64url');
    return { endpoint: this.endpoint, p256dh, auth: this.#auth.toString('base64url'), language: 'en' as const };
  }

  read(body: Buffer): { title: string; body: string; path: string; id: string } {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + keyLength);
    const shared = this.#keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const material = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const pseudo = createHmac('sha256', salt).update(material).digest();
    const expand = (name: string, length: number): Buffer =>
      createHmac('sha256', pseudo)
        .update(`Content-Encoding: ${name}\0`)
        .update(Buffer.of(1))
        .digest()
        .subarray(0, length);
    const sealed = body.subarray(21 + keyLength);
    const open = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as ReturnType<Device['read']>;
  }
}

/** A mail server that takes everything, or refuses everything. */
export class Post {
  readonly got: string[] = []; // whole messages
  readonly to: string[] = [];
  readonly #server: Server;
  port = 0;
  refuses = false;

  private constructor() {
    this.#server = createServer(line => {
      let rest = '';
      let message: string | null = null;
      const say = (text: string): void => void line.write(`${text}\r\n`);
      line.on('error', () => {});
      say('220 post');
      line.on('data', part => {
        rest += part.toString();
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const words = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (message !== null) {
            if (words === '.') {
              this.got.push(message);
              message = null;
              say('250 taken');
            } else message += `${words.replace(/^\.\./, '.')}\n`;
          } else if (/^(EHLO|HELO)/i.test(words)) say('250 post');
          else if (/^RCPT TO:/i.test(words)) {
            if (!this.refuses) this.to.push(/<(.*)>/.exec(words)?.[1] ?? '');
            say(this.refuses ? '451 later' : '250 yes');
          } else if (/^DATA/i.test(words)) {
            message = '';
            say('354 go on');
          } else if (/^QUIT/i.test(words)) {
            say('221 bye');
            line.end();
          } else say('250 yes');
        }
      });
    });
  }

  static async open(): Promise<Post> {
    const post = new Post();
    post.port = await listening(post.#server);
    return post;
  }

  /** What was last written, with the lines put together that mail breaks. */
  get last(): string {
    const [head = '', ...body] = (this.got.at(-1) ?? '').split('\n\n');
    const text = body.join('\n\n');
    const isQuoted = /quoted-printable/i.test(head);
    const isBase64 = /Transfer-Encoding: base64/i.test(head);
    const bytes = isBase64
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('=\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (all, hex: string) =>
              isQuoted ? String.fromCharCode(parseInt(hex, 16)) : all,
            ),
          isQuoted ? 'latin1' : 'utf8',
        );
    return `${head}\n\n${bytes.toString('utf8')}`;
  }

  close(): void {
    this.#server.close();
  }
}
