import { createContext, lazy, use, useEffect, useState, type ComponentType, type JSX } from 'react';
import { MissingPart } from './MissingPart.tsx';

/** A component in a file of its own, which can be fetched before it is drawn. */
export interface LazyView<Props extends object> {
  (props: Props): JSX.Element;
  fetch(): Promise<unknown>;
}

/** Asks again for the file that did not come, and draws its component when it is here. */
const Again = createContext<() => void>(() => {});

/**
 * Like React's `lazy`, but what is here already is drawn at once: nobody sees a placeholder in between. And a file that
 * did not come is not remembered as missing: a notice stands in its place, and whoever opens it next fetches it again.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let here: ComponentType<Props> | undefined;
  let failures = 0;
  const fetch = async (): Promise<ComponentType<Props>> => (here ??= await load());
  const draw = async (): Promise<ComponentType<Props>> => {
    try {
      return await fetch();
    } catch (error) {
      console.error('A part of the page could not be fetched', error);
      failures++;
      return NotCome;
    }
  };
  const fresh = (): ComponentType<Props> =>
    lazy(async () => ({ default: await draw() })) as unknown as ComponentType<Props>;
  let later = fresh();

  function NotCome(props: Props & { readonly onClose?: () => void }): JSX.Element {
    const again = use(Again);
    useEffect(() => {
      later = fresh(); // not before this is on the screen: React would fetch without end
    }, []);
    // Some browsers remember that a file did not come: where to ask once more did not help, only a new page does.
    return <MissingPart onAgain={failures > 1 ? () => window.location.reload() : again} onClose={props.onClose} />;
  }
  function Now(props: Props): JSX.Element {
    const [Drawn, setDrawn] = useState<ComponentType<Props>>(() => here ?? later);
    return (
      <Again value={() => setDrawn(() => here ?? later)}>
        <Drawn {...props} />
      </Again>
    );
  }
  return Object.assign(Now, { fetch });
}
