/** While one of these is there, no other element gets the key. */
const MODAL = '.wt-wheel,dialog[open],[role=menu]';

/** What keeps Escape to itself as long as the focus is in it. */
const HOLDERS = '.beside,.chat input,.wt-info,.wt-over,.wt-round';

/** Is this the Escape key, and meant for `own`? What holds the focus goes first, then what lies on top. */
export function isEscapeFor(own: '.wt-over' | '.wt-round', event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(MODAL) !== null) return false;
  const holder = event.target instanceof Element ? event.target.closest(HOLDERS) : null;
  return (holder ?? document.querySelector('.wt-over') ?? document.querySelector(own))?.matches(own) === true;
}
