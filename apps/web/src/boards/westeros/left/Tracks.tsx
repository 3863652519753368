import { explainSupply, starsOf, supplyTable, TRACKS, type Track } from '@corvo/westeros';
import { armiesText } from '../armies.ts';
import { Art, HouseChip } from '../../../base/art/index.ts';
import type { Words } from '../../../kit/words.ts';
import { realmName, realmsIn, type Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import { threatsIn } from '../threats.ts';

interface Props {
  readonly realm: Realm;
  readonly words: Words;
  readonly say: Speak;
}

const MARKER: Readonly<Record<Track, string>> = {
  throne: 'iron-throne',
  fiefdoms: 'valyrian-steel-blade',
  court: 'messenger-raven',
};

/** The three tracks with the houses in order, and who holds each token. */
export function Influence({ realm: { open, rules }, words, say }: Props) {
  return realmsIn(open, rules).map(({ id, tracks, holders, used }) => (
    <ul key={id} className="wt-tracks" aria-label={realmName(rules, id, say) || undefined}>
      {realmName(rules, id, say) && <li className="wt-realm">{realmName(rules, id, say)}</li>}
      {TRACKS.map(track => (
        <li key={track}>
          <span
            className={`wt-marker ${used[track] ? 'used' : ''}`}
            title={say(used[track] ? 'left.marker-used' : 'left.marker', { track, house: holders[track] })}
          >
            <Art name={MARKER[track]} />
          </span>
          <span>
            <small>
              {words.say(`track.${track}`)}
              {used[track] && <em> {say('left.used')}</em>}
            </small>
            <ol>
              {tracks[track].map((house, place) => (
                <li key={house} className={holders[track] === house ? 'holder' : ''}>
                  <HouseChip house={house} size={27} label={say('left.place', { place: place + 1, house })} />
                  {track === 'court' && (
                    <i title={say('left.stars', { count: starsOf(open, rules, house) })}>
                      {'★'.repeat(starsOf(open, rules, house))}
                    </i>
                  )}
                </li>
              ))}
            </ol>
          </span>
        </li>
      ))}
    </ul>
  ));
}

/** Which house stands on which level of supply, and what each level allows. */
export function SupplyTrack({ realm: { open, rules, mine }, words, say }: Props) {
  const own = mine === undefined ? undefined : explainSupply(open, rules, mine);
  return (
    <>
      {realmsIn(open, rules).map(({ id, tracks: { throne } }) => (
        <ol key={id} className="wt-supply" aria-label={realmName(rules, id, say) || undefined}>
          {supplyTable(rules, throne[0] ?? '').map((allowed, level) => {
            const here = throne.filter(house => open.houses[house]?.supply === level);
            const armies = allowed.length === 0 ? '–' : allowed.join(' ');
            return (
              <li key={level} title={say('left.level', { level, armies: allowed.length === 0 ? armies : allowed })}>
                <b>{level}</b>
                <span>
                  {here.map(house => (
                    <HouseChip key={house} house={house} size={22} label={words.say(`house.${house}`)} />
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      ))}
      {own && <p className={`wt-own-supply ${own.fits ? '' : 'bad'}`}>{armiesText(say, own)}</p>}
    </>
  );
}

/** How strong the wildlings are. */
export function Wildlings({ realm: table, say }: Props) {
  return threatsIn(table, say).map(({ realm, strength, most, told }) => (
    <p key={realm} className="wt-wildlings">
      <Art name="wildlings" />
      <span>{told}</span>
      <progress max={most} value={strength} aria-hidden />
    </p>
  ));
}
