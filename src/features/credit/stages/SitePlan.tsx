import { FAR_METRES, type Place } from '@contract/credit/geo';
import type { EvidencePhoto } from '@contract/credit/stage-evidence';
import { stageEvidenceWords as words } from '@contract/locales/es-MX/credit/stage-evidence';
import { t } from '@portal/i18n';
import styles from './site-evidence.module.css';
import { marksOf, radiusOf, ringsFor } from './site-plan-rules';

/** Side of the drawing, and half of it: a point of the plan goes from -1 to 1. */
const SIDE = 400;
const HALF = SIDE / 2;
/** Between marks, as a part of the plan. */
const GAP = 0.2;

/** A smaller ring would be under the marks. */
const LEAST_RING = 0.1;

const drawn = (part: number) => HALF + part * HALF;

/** A photograph with its number on the page and where it was taken. */
interface Placed {
  n: number;
  photo: EvidencePhoto;
  place: Place;
  metres: number;
}

interface SitePlanProps {
  site: Place;
  address: string;
  placed: readonly Placed[];
  onOpen: (photo: EvidencePhoto) => void;
}

/** Photographs around their site, the north above; the table beside it says the same. */
export function SitePlan({ site, address, placed, onOpen }: SitePlanProps) {
  const rings = ringsFor(placed.map(({ metres }) => metres));
  const marks = marksOf(
    site,
    placed.map(({ place }) => place),
    GAP,
  );
  return (
    <fieldset className={styles.plan} aria-label={t(words.plan, { address })}>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
        {rings
          .filter((ring) => radiusOf(ring, rings) >= LEAST_RING)
          .map((ring) => (
            <g key={ring}>
              <circle
                className={styles.ring}
                cx={HALF}
                cy={HALF}
                r={radiusOf(ring, rings) * HALF}
              />
              <text x={HALF} y={HALF + radiusOf(ring, rings) * HALF - 4}>
                {t(words.metres, { metres: ring })}
              </text>
            </g>
          ))}
        <path className={styles.north} d={`M${HALF} 6 l6 14 h-12 z`} />
        <text x={HALF + 16} y={18}>
          {t(words.north)}
        </text>
        <path className={styles.centre} d={`M${HALF - 7} ${HALF}h14M${HALF} ${HALF - 7}v14`} />
        {marks.map(({ x, y, at }, index) => (
          <g key={placed[index]?.photo.id}>
            <line
              className={styles.leader}
              x1={drawn(at.x)}
              y1={drawn(at.y)}
              x2={drawn(x)}
              y2={drawn(y)}
            />
            <circle className={styles.taken} cx={drawn(at.x)} cy={drawn(at.y)} r={2.5} />
          </g>
        ))}
      </svg>
      {placed.map(({ n, photo, metres }, index) => {
        const isFar = metres > FAR_METRES;
        const { x = 0, y = 0 } = marks[index] ?? {};
        return (
          <button
            key={photo.id}
            type="button"
            className={styles.mark}
            data-far={isFar || undefined}
            aria-label={t(isFar ? words.markFar : words.mark, { n, name: photo.name, metres })}
            style={{ left: `${50 + x * 50}%`, top: `${50 + y * 50}%` }}
            onClick={() => onOpen(photo)}
          >
            <span>{n}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
