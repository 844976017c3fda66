import { investorContractWords } from '@contract/locales/es-MX/people/investor-contracts';
import { investorContracts } from '@contract/people/investor-contract';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';

/** The signature under the bytes of this hash. */
export function SignContract({ title, sha256 }: { title: string; sha256: string }) {
  const [consents, setConsents] = useState(false);
  const sign = useConfirmedAct(investorContracts.sign);
  const outcome = useOutcome();
  return (
    <Section title={t(investorContractWords.sign)}>
      <Flex vertical gap={16} align="start">
        <Checkbox checked={consents} onChange={({ target }) => setConsents(target.checked)}>
          {t(investorContractWords.consent)}
        </Checkbox>
        <Button
          type="primary"
          disabled={!consents || sign.held}
          loading={sign.isPending}
          onClick={() =>
            void sign.ask(
              {
                title: t(investorContractWords.signAsk),
                text: t(investorContractWords.signHelp),
                rows: [
                  { label: t(investorContractWords.contract), value: title },
                  { label: t(investorContractWords.hash), value: sha256 },
                ],
                okText: t(investorContractWords.sign),
              },
              { body: { sha256 } },
              { onDone: () => outcome.document(t(investorContractWords.done)) },
            )
          }
        >
          {t(investorContractWords.sign)}
        </Button>
      </Flex>
    </Section>
  );
}
