import { reading } from '@contract/locales/es-MX/kernel/reading';
import { t } from '@portal/i18n';
import { Button, Checkbox, Flex } from 'antd';
import { useId, useState } from 'react';

interface SignAfterReadingProps {
  /** The text was read to its end. */
  read: boolean;
  /** What to do until then, where it is not to scroll. */
  unread?: string;
  /** What is declared by ticking the box. */
  consent: string;
  /** Of the button: the verb with its object. */
  label: string;
  act: { isPending: boolean; held: boolean };
  onSign: () => void;
}

/** The declaration that a text was read, which cannot be made before it was, and the act of signing it. */
export function SignAfterReading(props: SignAfterReadingProps) {
  const { read, unread = t(reading.untilEnd), consent, label, act, onSign } = props;
  const [consents, setConsents] = useState(false);
  const help = useId();
  return (
    <Flex vertical gap={16} align="start">
      <Checkbox
        checked={consents}
        disabled={!read}
        aria-describedby={read ? undefined : help}
        onChange={({ target }) => setConsents(target.checked)}
      >
        {consent}
      </Checkbox>
      {read ? null : <p id={help}>{unread}</p>}
      <Button
        type="primary"
        disabled={!read || !consents || act.held}
        loading={act.isPending}
        onClick={onSign}
      >
        {label}
      </Button>
    </Flex>
  );
}
