import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Forbidden, isPublic, Outside } from './outside.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

/** A name server that knows these names, and of each the addresses of both kinds. */
async function nameServer(names: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const server = createSocket('udp4');
  closing.push(() => server.close());
  server.on('message', (question, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = question[at] ?? 0; length > 0; at += length + 1, length = question[at] ?? 0)
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
    const isSix = question.readUInt16BE(at + 1) === 28;
    const found = (names[labels.join('.')] ?? []).filter(one => one.includes(':') === isSix);
    const answers = found.map(one => {
      const bytes = isSix
        ? Buffer.from(
            one
              .split(':')
              .map(group => group.padStart(4, '0'))
              .join(''),
            'hex',
          )
        : Buffer.from(one.split('.').map(Number));
      const head = Buffer.from([0xc0, 12, 0, isSix ? 28 : 1, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
      return Buffer.concat([head, bytes]);
    });
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(answers.length, 6);
    head.fill(0, 8, 12);
    server.send(Buffer.concat([head, question.subarray(12, at + 5), ...answers]), port, address);
  });
  await new Promise<void>(done => server.bind(0, '127.0.0.1', done));
  return `127.0.0.1:${server.address().port}`;
}

/** A server of somebody else that does with a connection what it likes; and how many are open. */
async function strange(does: (line: Socket) => void): Promise<{ address: string; open: () => number }> {
  const lines = new Set<Socket>();
  const server = createServer(line => {
    lines.add(line);
    line.on('error', () => {});
    line.on('close', () => lines.delete(line));
    line.resume();
    line.once('data', () => does(line));
  });
  closing.push(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, open: () => lines.size };
}

test('CO-9.4 what is near, special or made up is no address of the internet', () => {
  const near = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.255 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1
    192.0.2.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:8.8.8.8
    64:ff9b::a00:1 fc00::1 fd12::1 fe80::1 ff02::1 2001:db8::1 2001::1 2002:a00:1:: 3fff::1 100::1 name 1.2.3`;
  for (const address of near.split(/\s+/)) expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of [
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '223.255.255.255',
    '2a00:1450::1',
    '2606:4700::1',
  ])
    expect([address, isPublic(address)]).toEqual([address, true]);
});

test('CO-9.4 an address in figures is looked at before anything is sent, a name where it leads', async () => {
  const outside = new Outside(false, 1_000);
  for (const address of [
    'https://10.0.0.1/',
    'http://8.8.8.8/',
    'https://[fe80::1]/',
    'https://a:b@8.8.8.8/',
    'nothing',
  ])
    await expect(outside.post(address, { headers: {}, body: '' })).rejects.toThrow(Forbidden);
  expect(outside.refuse('https://hooks.example/x')).toBe(false);
  expect(new Outside(true, 1_000).refuse('http://10.0.0.1/')).toBe(false);
  expect(new Outside(true, 1_000).refuse('file:///etc/passwd')).toBe(true);
});

test('CO-9.4 a name is spoken to only where everything that it leads to is of the internet, at the moment of speaking', async () => {
  const names = {
    'here.example': ['127.0.0.1'],
    'mixed.example': ['8.8.8.8', '10.0.0.1'],
    'six.example': ['8.8.8.8', 'fd12:0:0:0:0:0:0:1'],
    'mapped.example': ['0:0:0:0:0:ffff:7f00:1'],
    'meta.example': ['169.254.169.254'],
    'turns.example': ['8.8.8.8'],
  };
  const outside = new Outside(false, 1_000, [await nameServer(names)]);
  const speaks = (name: string): Promise<unknown> =>
    outside.post(`https://${name}/`, { headers: {}, body: '' }).catch((error: unknown) => error);
  for (const name of ['here', 'mixed', 'six', 'mapped', 'meta'])
    expect(await speaks(`${name}.example`), name).toBeInstanceOf(Forbidden);
  expect(await speaks('turns.example')).not.toBeInstanceOf(Forbidden); // nobody answers there, but it may be asked
  names['turns.example'] = ['192.168.0.1']; // a name may lead elsewhere a moment later
  expect(await speaks('turns.example')).toBeInstanceOf(Forbidden);
  expect(await speaks('none.example')).not.toBeInstanceOf(Forbidden);
});

test('CO-9.4 whatever a server elsewhere answers, nothing of it is read or held for long', async () => {
  const outside = new Outside(true, 600);
  const patient = new Outside(true, 60_000);
  const tell = (address: string, by = outside): Promise<number> => by.post(address, { headers: {}, body: '{}' });
  const endless = await strange(line => {
    line.write('HTTP/1.1 200 yes\r\n\r\n');
    const piece = Buffer.alloc(1_000_000);
    const pour = (): void => void (line.destroyed || line.write(piece, () => setImmediate(pour)));
    pour();
  });
  const before = process.memoryUsage().rss;
  for (let k = 0; k < 20; k++) expect(await tell(endless.address, patient)).toBe(200);
  for (let tries = 0; tries < 100 && endless.open() > 0; tries++) await new Promise(wait => setTimeout(wait, 20));
  expect(endless.open()).toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);

  const drips = await strange(line => {
    line.write('HTTP/1.1 200 yes\r\nx: ');
    const drip = setInterval(() => (line.destroyed ? clearInterval(drip) : line.write('x')), 50);
  });
  const hints = await strange(line => {
    const more = setInterval(
      () => (line.destroyed ? clearInterval(more) : line.write('HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n')),
      20,
    );
  });
  const heads = await strange(line => line.write(`HTTP/1.1 200 yes\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`));
  for (const { address } of [drips, hints, heads]) {
    const start = performance.now();
    await expect(tell(address)).rejects.toThrow(/aborted|timeout|Overflow|Parse/i);
    expect(performance.now() - start).toBeLessThan(3_000);
  }
  // It answers that the answer is elsewhere: nobody goes there.
  let asked = 0;
  const elsewhere = await strange(() => asked++);
  const sends = await strange(line => line.end(`HTTP/1.1 307 there\r\nlocation: ${elsewhere.address}\r\n\r\n`));
  expect(await tell(sends.address)).toBe(307);
  await new Promise(wait => setTimeout(wait, 100));
  expect(asked).toBe(0);
});
