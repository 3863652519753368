/** People may leave the article out: `reach` for `the-reach`. */
export function aliasesOf(areas: readonly string[]): (name: string) => string {
  const known = new Map(areas.map(area => [area, area]));
  for (const area of areas) {
    const short = area.replace(/^the-/, '');
    if (!known.has(short)) known.set(short, area);
  }
  return name => known.get(name) ?? name;
}
