import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { t } from '@portal/i18n';
import { Alert } from 'antd';
import { shortened } from './ZoneCover';

interface CodeMovesProps {
  moves: readonly { code: string; from: string; to: string }[];
}

/** Which postal codes leave which zone, before they do. */
export function CodeMoves({ moves }: CodeMovesProps) {
  const together = new Map<string, { from: string; to: string; codes: string[] }>();
  for (const { code, from, to } of moves) {
    const key = JSON.stringify([from, to]);
    const known = together.get(key) ?? { from, to, codes: [] };
    together.set(key, { ...known, codes: [...known.codes, code] });
  }
  return [...together].map(([key, { from, to, codes }]) => (
    <Alert
      key={key}
      type="warning"
      showIcon
      message={t(zoneWords.codeMoves, { count: codes.length, from, to, list: shortened(codes) })}
    />
  ));
}
