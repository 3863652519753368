import { field } from './fields/index.ts';
import { type PersonId, PERSONS } from './persons/index.ts';
import { figure } from './portrait/index.ts';
import { SCENES, type SceneSet, vignette } from './vignettes/index.ts';

const STYLE = `
body { margin: 0; font: 13px system-ui, sans-serif; }
section { padding: 24px 28px; }
.light { background: #f4eee1; color: #28241d; }
.dark { background: #12151b; color: #ece4d3; }
div { display: flex; flex-wrap: wrap; gap: 18px; }
figure { margin: 0; width: max-content; }
figure span { display: flex; gap: 8px; align-items: end; }
svg { border-radius: 4px; box-shadow: 0 0 0 1.5px #fbf4e4; display: block; }
figcaption { opacity: 0.8; margin-top: 6px; }`;

interface Picture {
  readonly id: string;
  readonly name: string;
  /** Height by width. */
  readonly ratio: number;
}

const shown = ({ id, name, ratio }: Picture, widths: readonly number[]): string => {
  const sizes = widths.map(
    width => `<svg width="${width}" height="${width * ratio}" aria-hidden="true"><use href="#${id}"/></svg>`,
  );
  return `<figure><span>${sizes.join('')}</span><figcaption>${name}</figcaption></figure>`;
};

/** Everybody and every scene on one page that opens from disk, in the sizes given, on light and on dark. */
export function contactSheet(sizes: { readonly light: readonly number[]; readonly dark: readonly number[] }): string {
  const people = Object.keys(PERSONS) as PersonId[];
  const houses = [...new Set(people.map(id => PERSONS[id].house))];
  const symbols = [
    ...people.map(id => {
      const { house } = PERSONS[id];
      return `<symbol id="face-${id}" viewBox="0 0 400 500">${field(house)}${figure(id)}</symbol>`;
    }),
    ...(Object.keys(SCENES) as SceneSet[]).flatMap(set =>
      Object.keys(SCENES[set]).map(
        card => `<symbol id="scene-${card}" viewBox="0 0 400 400">${vignette(set, card)}</symbol>`,
      ),
    ),
  ];
  const groups: [string, Picture[]][] = [
    ...houses.map((house): [string, Picture[]] => [
      house,
      people.filter(id => PERSONS[id].house === house).map(id => ({ id: `face-${id}`, name: id, ratio: 1.25 })),
    ]),
    ...Object.entries(SCENES).map(([set, scenes]): [string, Picture[]] => [
      set,
      Object.keys(scenes).map(card => ({ id: `scene-${card}`, name: card, ratio: 1 })),
    ]),
  ];
  const sheet = (theme: 'light' | 'dark'): string => {
    const parts = groups.map(
      ([title, pictures]) => `<h2>${title}</h2><div>${pictures.map(p => shown(p, sizes[theme])).join('\n')}</div>`,
    );
    return sizes[theme].length === 0 ? '' : `<section class="${theme}">${parts.join('')}</section>`;
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faces</title><style>${STYLE}</style>
<svg width="0" height="0" style="position:absolute">${symbols.join('\n')}</svg>
${sheet('light')}${sheet('dark')}</html>
`;
}
