import styles from './parts.module.css';
import { type Tone, toneIcons } from './tones';

interface StatusTagProps {
  tone: Tone;
  /** It says a sentence, which takes several lines rather than leave its place. */
  wraps?: boolean;
  children: string;
}

/** A state as icon and word. */
export function StatusTag({ tone, wraps, children }: StatusTagProps) {
  return (
    <span className={styles.tag} data-tone={tone} data-wraps={wraps}>
      {toneIcons[tone]}
      {children}
    </span>
  );
}
