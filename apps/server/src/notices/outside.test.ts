import { expect, test } from 'vitest';
import { Forbidden, isPublic, Outside } from './outside.ts';

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
