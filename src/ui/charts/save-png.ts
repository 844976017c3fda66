const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
] as const;

/** Twice as many dots as on a plain screen, for print. */
const SHARPNESS = 2;
const MARGIN = 24;
const TITLE = 32;

/** A drawing as a picture of its own, under its title. */
export async function pngOf(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(alone(drawing, width, height))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SHARPNESS;
  canvas.height = (height + 2 * MARGIN + TITLE) * SHARPNESS;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  const looks = getComputedStyle(document.documentElement);
  paper.scale(SHARPNESS, SHARPNESS);
  paper.fillStyle = looks.getPropertyValue('--surface');
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = looks.getPropertyValue('--text');
  paper.font = `600 16px ${getComputedStyle(drawing).fontFamily}`;
  paper.fillText(title, MARGIN, MARGIN + 12);
  paper.drawImage(picture, MARGIN, MARGIN + TITLE, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The drawing with its looks within it, since a picture has no style sheet. */
function alone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('no drawing');
  const before = drawing.querySelectorAll<SVGElement>('*');
  for (const [at, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const source = before[at];
    if (!source) continue;
    const looks = getComputedStyle(source);
    for (const name of kept) element.style.setProperty(name, looks.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
