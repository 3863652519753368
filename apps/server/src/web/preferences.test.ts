import { NO_REST } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { Stage } from '../testing/table.fixture.ts';

const REST = {
  zone: 'Europe/Rome',
  hours: { from: 1_350, to: 480 },
  holidays: [{ from: '2026-12-24', to: '2027-01-06' }],
};

test('CO-9.1 quiet hours and holidays belong to the person: they stay over a restart, and nobody else has them', async () => {
  const stage = await Stage.open();
  const [ada, bea] = await stage.people('Ada', 'Bea');
  expect(await ada!.json('GET', '/api/me/preferences')).toMatchObject({ rest: NO_REST });
  expect(await ada!.json('POST', '/api/me/preferences', { rest: REST })).toMatchObject({ rest: REST });
  await stage.restart();
  expect(await ada!.json('POST', '/api/me/preferences', {})).toMatchObject({ rest: REST });
  expect(await bea!.json('GET', '/api/me/preferences')).toMatchObject({ rest: NO_REST });
  for (const method of ['GET', 'POST'])
    expect((await stage.stranger().http(method, '/api/me/preferences', method === 'GET' ? undefined : {})).status).toBe(
      401,
    );
  await stage.close();
});

test('CO-9.1 quiet hours have two ends, holidays are days in order, and zones are such as clocks know', async () => {
  const stage = await Stage.open();
  const ada = await stage.person('Ada');
  const wrong = [
    { zone: 'Mars/Olympus' },
    { zone: '' },
    { zone: 'UTC\u0000' },
    { hours: { from: 60, to: 60 } },
    { hours: { from: 0, to: 1_440 } },
    { hours: { from: 0.5, to: 3 } },
    { holidays: [{ from: '2026-12-24', to: '2026-12-23' }] },
    { holidays: [{ from: '2026-02-30', to: '2026-03-01' }] },
    { holidays: [{ from: '2026-01-01', to: '2026-12-31' }] },
    { holidays: Array.from({ length: 13 }, () => REST.holidays[0]) },
    { more: 1 },
  ];
  for (const change of wrong)
    expect(
      (await ada.http('POST', '/api/me/preferences', { rest: { ...REST, ...change } })).status,
      JSON.stringify(change),
    ).toBe(400);
  expect(await ada.json('GET', '/api/me/preferences')).toMatchObject({ rest: NO_REST });
  for (const zone of ['UTC', 'America/Argentina/Ushuaia', 'Etc/GMT+5', 'Asia/Calcutta'])
    expect((await ada.http('POST', '/api/me/preferences', { rest: { ...REST, zone } })).status, zone).toBe(200);
  await stage.close();
});
