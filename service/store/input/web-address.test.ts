import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  'https://tickets.example/frost',
  'http://tickets.example:8080/?a=b#c',
  'HTTPS://TICKETS.EXAMPLE',
  'tickets.example',
  'tickets.example:443/a',
  '192.168.0.1/a',
  'https://älvnäs.example',
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
  '//tickets.example',
  'https://',
  'tickets',
  'tickets .example',
  'https://tickets.example/a b',
  '/news',
  '',
])('%j is none', (text) => expect(isWebAddress(text)).toBe(false));
