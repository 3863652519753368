import sprite from '../../../base/art/sprite.svg?url&no-inline';

/** A drawing of our sprite on the map, around a point. */
export function MapArt({
  name,
  x,
  y,
  size,
  className,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  className?: string;
}) {
  return (
    <use
      href={`${sprite}#${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      className={className}
    />
  );
}
