import { Art } from '../../../base/art/index.ts';

/** A unit in the colours of its house. */
export function UnitIcon({
  house,
  kind,
  size = 36,
  label,
}: {
  house: string;
  kind: string;
  size?: number;
  label?: string;
}) {
  return (
    <span className={`house house-${house} wt-unit`} style={{ width: size, height: size }}>
      <Art name={`unit-${kind}`} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
