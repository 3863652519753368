import { lazy, useState, type ComponentType, type JSX } from 'react';

/** A component in a file of its own, which can be fetched before it is drawn. */
export interface Soon<Props extends object> {
  (props: Props): JSX.Element;
  fetch(): Promise<unknown>;
}

/** Like React's `lazy`, but what is here already is drawn at once: nobody sees a placeholder in between. */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): Soon<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (here ??= await load());
  const Later = lazy(async () => ({ default: await fetch() }));
  function Now(props: Props): JSX.Element {
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? (Later as unknown as ComponentType<Props>));
    return <Drawn {...props} />;
  }
  return Object.assign(Now, { fetch });
}
