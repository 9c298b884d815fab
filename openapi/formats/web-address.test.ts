import { describe, expect, it, test } from 'vitest';
import { formats, isAccount, isPictureAddress, isWebAddress, isWebAddressOrPath } from './web-address.ts';

test.each([
  'https://tickets.example/frost',
  'http://tickets.example:8080/?a=b#c',
  'HTTPS://TICKETS.EXAMPLE',
  'tickets.example',
  'tickets.example:443/a',
  '193.168.0.1/a',
  'http://11.0.0.1:3000/x',
  'https://älvnäs.example',
  'https://клуб.рф',
  'https://xn--90an9a.xn--p1ai/a',
  'https://my_club.example',
  'example.com',
  'HTTPS://Example.com',
  'https://sub.example.co.uk:8080/a/b?c=d#e',
  'https://localhost.example',
  'https://tickets.example/http://localhost/',
  'https://fa.example/می\u200cخواهم/👩\u200d👧',
])('%s is an address', (text) => expect(isWebAddress(text)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript:1/alert(1)',
  'javascript:1',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://tickets.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://tickets.example',
  'blob:https://tickets.example/1',
  '//tickets.example',
  '\\\\tickets.example',
  'https:/tickets.example',
  'https:tickets.example',
  'https:///tickets.example',
  'https://',
  'http://',
  'tickets',
  'example',
  'tickets .example',
  'http://exa mple.com',
  'https://tickets.example/a b',
  'http://example.com/a b',
  'https://tickets.example\n',
  'https://tickets.example/\u202egnp.exe',
  'https://tickets.example/a?\u2067b',
  'https://tickets.example/a\u0007',
  'https://tickets..example',
  'https://-a.com',
  'http://-a.com',
  'https://a-.com',
  'https://tickets.example:99999',
  'https://me:secret@tickets.example',
  'https://tickets.example\\@evil.example',
  '999.999.999.999',
  '/news',
  '',
])('%j is none', (text) => expect(isWebAddress(text)).toBe(false));

describe('addresses of a local network', () => {
  test.each([
    'localhost',
    'http://localhost:4400/a',
    'http://app.localhost',
    'http://router.localdomain',
    'http://a.private/x',
    'http://a.onion',
    'http://a.example:0/',
    'http://printer.local',
    'http://PRINTER.LOCAL/a',
    'http://printer.local.',
    'http://metadata.google.internal',
    'http://nas.home.arpa',
    'http://nas.lan',
    'http://console.test',
    'http://server.mail/a',
    // Names that are answered with the address that they spell, or with the reader's own.
    'http://127.0.0.1.nip.io',
    'http://app.10.0.0.1.nip.io:8080/x',
    'http://1.10.0.0.1.wildcard.example',
    'http://7f000001.nip.io',
    'https://192-168-1-1.sslip.io',
    'https://app.localtest.me',
    'http://lvh.me:3000',
    'https://app-192-168-0-7.wildcard.example',
    'https://169.254.169.254.wildcard.example/latest',
    '0.0.0.0',
    '10.0.0.1',
    'http://10.0.0.1:3000/x',
    '100.64.1.1',
    '127.0.0.1',
    'https://127.255.0.1/a',
    'http://169.254.169.254/latest/meta-data',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1/a',
    '198.18.0.1',
    // For documents only.
    '192.0.2.1',
    'http://198.51.100.7/a',
    '203.0.113.255',
    '224.0.0.1',
    '255.255.255.255',
    'http://[::1]/',
    'http://[fc00::1]/',
    'http://[::ffff:127.0.0.1]/',
    // Other ways to write 127.0.0.1.
    'http://2130706433',
    'http://0x7f000001',
    'http://0x7f.1',
    'http://0x7f.0.0.1',
    'http://0177.0.0.1',
    'http://017700000001',
    'http://127.1',
    'http://127.0.1',
    'http://127.0.0.1.',
    'http://１２７.0.0.1',
    'http://①②⑦.0.0.1',
    'http://127。0。0。1',
    'http://ｌocalhost',
    'http://printer.ｌocal',
    // Public, but in no way that people write.
    'http://0x8.8.8.8',
    'http://010.8.8.8',
  ])('%j is refused', (text) => {
    expect(isWebAddress(text)).toBe(false);
    expect(isWebAddressOrPath(text)).toBe(false);
    expect(isPictureAddress(text)).toBe(false);
  });

  test.each([
    'https://season-2025-26.example',
    'https://10-20-30.example',
    'https://8.8.8.8.wildcard.example',
    'https://notnip.io',
    'https://nip.io.example',
    'https://gmail.com',
    'https://latest.com',
  ])('%s, which only looks like one, is taken', (text) => expect(isWebAddress(text)).toBe(true));

  test.each([
    '192.0.1.1',
    '192.0.3.1',
    '198.51.101.1',
    '203.0.114.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '9.9.9.9',
    '128.0.0.1',
    '223.255.255.1',
  ])('%s, beside one, is taken', (text) => expect(isWebAddress(text)).toBe(true));
});

it('takes a path of the site, which is no other host', () => {
  for (const path of ['/', '/news', '/a/b?c=d#e', '/a//b']) expect(isWebAddressOrPath(path)).toBe(true);
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/a b',
    '/\u202egnp.exe',
    'news',
  ])
    expect(isWebAddressOrPath(path)).toBe(false);
});

it('takes a picture as an item of the library, an address or the picture itself', () => {
  for (const picture of [
    'image|embedded|26/11/b1bf9baf857c',
    'https://images.example/a.png',
    '/images/26/11/b1bf9baf857c',
    'http://localhost:4400/images/26/11/b1bf9baf857c?v=1',
    'http://192.168.0.7:4400/images/26/11/b1bf9baf857c?v=1&w=200',
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    'data:image/png;base64,AAAA',
  ])
    expect(isPictureAddress(picture)).toBe(true);
  for (const other of [
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/x;a',
    '//a.example',
    'http://localhost:4400/images/../admin',
    'http://localhost:4400/admin?/images/26/11/b1bf9baf857c',
    'image|a',
    'file:///a',
  ])
    expect(isPictureAddress(other)).toBe(false);
});

it('takes the name of an account as it is written, and addresses by their rule', () => {
  for (const account of ['frost', '@frost.if', 'Frosthamn IF', 'https://x.com/frost', 'x.com/frost', ''])
    expect(isAccount(account)).toBe(true);
  for (const other of ['javascript:alert(1)', '//x.com/frost', 'file:///a', 'http://localhost/a', '\\\\host\\a'])
    expect(isAccount(other)).toBe(false);
});

it('leaves empty texts to other rules', () => {
  for (const hasForm of Object.values(formats)) expect(hasForm('')).toBe(true);
});

it('takes time that grows with the length only', () => {
  const before = process.cpuUsage();
  for (const part of ['a.', 'a', '-', '.', '/', '1.', 'https://', '|', '\u{1d7d9}.', 'a.a/']) {
    const long = part.repeat(1_000_000 / part.length);
    for (const hasForm of Object.values(formats))
      for (const text of [long, `${long} `, `http://${long}\\`]) hasForm(text);
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
});
