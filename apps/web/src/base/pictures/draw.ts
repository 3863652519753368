import type { Cut } from './cut.ts';
import type { Size } from './Face.tsx';

/**
 * How wide a picture is drawn, in points of the page, and for how dense a screen at most. Of those on cards there may
 * be
 * forty, which all lie in the memory; across a panel there are a few, and each line of them is seen.
 */
const DRAWN = { usual: { width: 160, densest: 2 }, wide: { width: 344, densest: 3 } } as const;

/** Some browsers do not let a page read back a canvas, as a protection against fingerprinting. */
function canRead(canvas: HTMLCanvasElement): boolean {
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  pen.fillStyle = '#8f2d23';
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return red === 0x8f && green === 0x2d && blue === 0x23;
}

let mayRead: boolean | undefined;

/**
 * The address of a picture for style sheets. It is drawn once, in the size it is shown in: a picture is some sixty
 * paths,
 * and the court would go through two thousand of them whenever a card on it is lit.
 */
export async function drawPicture({ svg, width, height }: Cut, size: Size): Promise<string> {
  const asDrawn = (): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(DRAWN[size].width * Math.min(DRAWN[size].densest, Math.max(1, window.devicePixelRatio)));
  canvas.height = Math.round((canvas.width * height) / width);
  mayRead ??= canRead(canvas);
  if (!mayRead) return asDrawn();
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const points = await new Promise<Blob | null>(resolve => {
    canvas.toBlob(resolve);
  });
  return points === null ? asDrawn() : URL.createObjectURL(points);
}
