import type { Judged, Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

const WORDS: Readonly<Record<Verdict['verdict'], string>> = {
  noticed: 'noticed',
  mistyped: 'noticed (types)',
  'timed-out': 'timed out',
  survived: 'SURVIVED',
  equivalent: 'equivalent',
};

export function mutantLine({ id, file, row, kind, change }: Mutant): string {
  return `${id}  ${file}:${row}  ${kind}: ${change}`;
}

export function verdictLine({ mutant, verdict }: Judged): string {
  return `${WORDS[verdict.verdict].padEnd(15)}  ${mutantLine(mutant)}${remark(verdict)}`;
}

function remark(verdict: Verdict): string {
  if (verdict.verdict === 'noticed') return `\n${INDENT}${verdict.test}: ${verdict.failure}`;
  if (verdict.verdict === 'timed-out') return `\n${INDENT}${verdict.test} did not end`;
  if (verdict.verdict === 'survived') return `\n${INDENT}${verdict.tests} test files passed`;
  return verdict.verdict === 'equivalent' ? `\n${INDENT}${verdict.reason}` : '';
}

const INDENT = ' '.repeat(17);

/** What came of a run: the figures, then every mutant that somebody should look at. */
export function summary(judged: readonly Judged[]): string[] {
  const those = (...kinds: readonly Verdict['verdict'][]): readonly Judged[] =>
    judged.filter(({ verdict }) => kinds.includes(verdict.verdict));
  const counted = judged.length - those('equivalent').length;
  const seen = those('noticed', 'mistyped', 'timed-out').length;
  const share = counted === 0 ? 100 : Math.floor((seen / counted) * 1000) / 10;
  const listed = [...those('timed-out'), ...those('survived')];
  return [
    ...(listed.length > 0 ? ['', 'To look at:', ...listed.map(verdictLine)] : []),
    '',
    `${those('noticed').length} noticed, ${those('mistyped').length} noticed by types, ${those('timed-out').length} timed out, ` +
      `${those('survived').length} survived, ${those('equivalent').length} equivalent: ${share} % of ${counted} seen`,
  ];
}
