import { useText } from '../i18n/index.ts';

interface Props {
  readonly id?: string; // for the field to point at
  readonly text: string; // as it is written so far
  readonly max: number;
  readonly quiet?: boolean; // nothing is said until it is nearly full
}

const NEAR = 4; // characters

/** How much fits into a field: a browser cuts off the rest without a word. */
export function Limit({ id, text, max, quiet = false }: Props) {
  const { t } = useText();
  const isSaid = !quiet || text.length > max - NEAR;
  return (
    <small id={id} className="help" role="status">
      {isSaid && t(text.length >= max ? 'form.full' : 'form.limit', { max })}
    </small>
  );
}
