import { identityLink, peopleNamed, type Found } from '@corvo/server/data';
import type { Command, Context } from '../context.ts';
import { dataMeant, withTroubles } from '../data/folder.ts';
import { EXIT } from '../io.ts';
import { Stop } from '../stop.ts';

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

function line({ say }: Context, { id, name, createdAt, seenAt, devices, tables }: Found): string {
  const seen =
    devices === 0 ? say('data.person-nowhere') : say('data.person-seen', { count: devices, day: day(seenAt) });
  const games = tables.length === 0 ? '' : say('data.person-tables', { tables: tables.join(', ') });
  return say('data.person', { id, name, day: day(createdAt), seen, games });
}

/** `corvo identity Ada --link` */
export const command: Command = {
  flags: { data: 'text', link: 'switch', 'end-sessions': 'switch' },
  words: { min: 1, max: 1 },
  async run(context) {
    const { given, say, out } = context;
    const name = given.words[0] ?? '';
    const found = await withTroubles(context, () => peopleNamed(dataMeant(context), name));
    const [person] = found;
    if (person === undefined) throw new Stop('error.no-person', { name }, EXIT.badInput);
    const endAll = given.has('end-sessions');
    if (!given.has('link') && !endAll) {
      for (const one of found) out(line(context, one));
      return EXIT.ok;
    }
    if (found.length > 1) {
      for (const one of found) out(line(context, one));
      throw new Stop('error.several-people', { name }, EXIT.badInput);
    }
    const path = await withTroubles(context, () => identityLink(dataMeant(context), person.id, endAll));
    if (endAll) out(say('data.sessions-ended', { name: person.name }));
    out(say('data.identity-link', { name: person.name, path }));
    return EXIT.ok;
  },
};
