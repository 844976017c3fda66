import { wrapped } from './wrapped';

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

interface Words {
  lines: string[];
  font: string;
  colour: string;
  /** From one line to the next. */
  height: number;
}

/** A drawing as a picture of its own, under its title and what is to be known of it; on paper it is, whatever the screen's theme. */
export async function pngOf(
  drawing: SVGSVGElement,
  title: string,
  beneath: readonly string[],
): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const { source, looks } = inLight(drawing, width, height);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  const lines = (texts: readonly string[], font: string) => {
    paper.font = font;
    return texts.flatMap((text) => wrapped(text, width, (part) => paper.measureText(part).width));
  };
  const ofTitle = `600 16px ${looks.font}`;
  const ofBeneath = `400 12px ${looks.font}`;
  const words: Words[] = [
    { lines: lines([title], ofTitle), font: ofTitle, colour: looks.text, height: 22 },
    { lines: lines(beneath, ofBeneath), font: ofBeneath, colour: looks.muted, height: 18 },
  ];
  const head = words.reduce((all, one) => all + one.lines.length * one.height, 12);
  // Its size empties a canvas and forgets its letters.
  canvas.width = (width + 2 * MARGIN) * SHARPNESS;
  canvas.height = (height + 2 * MARGIN + head) * SHARPNESS;
  paper.scale(SHARPNESS, SHARPNESS);
  paper.fillStyle = looks.surface;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  write(paper, words);
  paper.drawImage(picture, MARGIN, MARGIN + head, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function write(paper: CanvasRenderingContext2D, words: readonly Words[]): void {
  let y = MARGIN;
  paper.textBaseline = 'top';
  for (const { lines, font, colour, height } of words) {
    paper.font = font;
    paper.fillStyle = colour;
    for (const line of lines) {
      paper.fillText(line, MARGIN, y);
      y += height;
    }
  }
}

/** The drawing with its looks within it, since a picture has no style sheet: those of the light theme, which a box of it gives. */
function inLight(drawing: SVGSVGElement, width: number, height: number) {
  const box = document.createElement('div');
  box.dataset.theme = 'light';
  box.inert = true;
  box.style.cssText = 'position: fixed; left: -99999px;';
  // What is around a drawing says how its letters look.
  const frame = drawing.parentElement?.cloneNode(false);
  const shown = drawing.cloneNode(true);
  const copy = drawing.cloneNode(true);
  if (
    !(frame instanceof HTMLElement && shown instanceof SVGElement && copy instanceof SVGElement)
  ) {
    throw new Error('no drawing');
  }
  frame.append(shown);
  box.append(frame);
  document.body.append(box);
  try {
    const before = shown.querySelectorAll<SVGElement>('*');
    for (const [at, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
      const from = before[at];
      if (!from) continue;
      const looks = getComputedStyle(from);
      for (const name of kept) element.style.setProperty(name, looks.getPropertyValue(name));
    }
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    const looks = getComputedStyle(box);
    return {
      source: new XMLSerializer().serializeToString(copy),
      looks: {
        font: getComputedStyle(shown).fontFamily,
        surface: looks.getPropertyValue('--surface'),
        text: looks.getPropertyValue('--text'),
        muted: looks.getPropertyValue('--text-muted'),
      },
    };
  } finally {
    box.remove();
  }
}
