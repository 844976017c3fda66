/** What may be wrong with a photograph; said to whom took it, never a refusal. */
export type QualityHint = 'small' | 'dark' | 'blurred' | 'glare';

/** Pixels as a canvas gives them: four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Shortest side at which the small print of an identification can be read. */
const LEAST_SIDE = 600;
const DARK_MEAN = 70;
/** As bright as a lamp that shines back. */
const BURNT = 250;
const MOST_BURNT = 0.06;
/** Least variance of the Laplacian of a picture in focus, at the size at which it is measured. */
const LEAST_DETAIL = 40;

/** Longest side of the copy that is measured: enough for light and focus, and quick on any telephone. */
export const MEASURED_SIDE = 480;

/**
 * Hints about a photograph.
 * @param size of the photograph itself
 * @param sample a copy of it with `MEASURED_SIDE` as its longest side
 */
export function qualityHints(
  size: { width: number; height: number },
  sample: Pixels,
): QualityHint[] {
  const grey = brightness(sample);
  const mean = average(grey);
  const burnt = grey.filter((value) => value >= BURNT).length / grey.length;
  const hints: QualityHint[] = [];
  if (Math.min(size.width, size.height) < LEAST_SIDE) hints.push('small');
  if (mean < DARK_MEAN) hints.push('dark');
  if (detail(grey, sample.width, sample.height) < LEAST_DETAIL) hints.push('blurred');
  if (burnt > MOST_BURNT) hints.push('glare');
  return hints;
}

function brightness({ width, height, data }: Pixels): number[] {
  return Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * 4;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  });
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Variance of the Laplacian: edges are strong in a sharp picture and weak in a blurred one. */
function detail(grey: readonly number[], width: number, height: number): number {
  const edges: number[] = [];
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      edges.push(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y));
    }
  }
  const mean = average(edges);
  return average(edges.map((edge) => (edge - mean) ** 2));
}
