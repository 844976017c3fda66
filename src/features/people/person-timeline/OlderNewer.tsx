import { Button, Space } from 'antd';

interface OlderNewerProps {
  /** The key of the next page; null on the last one. */
  next: string | null;
  /** It is not the first page. */
  begun: boolean;
  turn: (cursor: string | undefined) => void;
  words: { older: string; newest: string };
}

/** The ways through a list that is read from its newest end. */
export function OlderNewer({ next, begun, turn, words }: OlderNewerProps) {
  if (!next && !begun) return null;
  return (
    <Space wrap>
      {begun ? <Button onClick={() => turn(undefined)}>{words.newest}</Button> : null}
      {next ? <Button onClick={() => turn(next)}>{words.older}</Button> : null}
    </Space>
  );
}
