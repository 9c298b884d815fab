import { expect, it } from 'vitest';
import { createAccounts, demoPassword } from './accounts.ts';

const accounts = createAccounts();

it('lets an account in with its password, however the user name is written', async () => {
  expect(await accounts.verify(' Admin@Touchline.test ', demoPassword)).toMatchObject({ subject: 'demo-admin' });
  expect(await accounts.verify('club@touchline.test', demoPassword)).toMatchObject({ subject: 'demo-club' });
});

it('lets nobody in with a wrong password or an unknown name', async () => {
  expect(await accounts.verify('admin@touchline.test', 'Touchline-demo')).toBeUndefined();
  expect(await accounts.verify('admin@touchline.test', '')).toBeUndefined();
  expect(await accounts.verify('nobody@touchline.test', demoPassword)).toBeUndefined();
  expect(await accounts.verify('', demoPassword)).toBeUndefined();
});

it('finds accounts by their stable subject', () => {
  expect(accounts.bySubject('demo-outsider')).toMatchObject({ organisation: 'touchline-demo' });
  expect(accounts.bySubject('')).toBeUndefined();
});
