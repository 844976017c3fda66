import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import {
  type BeneficiaryItem,
  beneficiaryPerson,
  evenShares,
  share,
  sharesProblem,
} from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { Section } from '@portal/ui/kit/Section';
import { Flex } from 'antd';
import * as z from 'zod';
import { sharesById } from './list-body';
import { PersonFields } from './PersonFields';
import { SharesFields } from './SharesFields';
import { useSaveList, withShares } from './use-save-list';

const schema = beneficiaryPerson
  .safeExtend({ share, shares: z.record(z.string(), share).default({}) })
  .superRefine((values, context) => {
    const problem = sharesProblem([values.share, ...Object.values(values.shares)]);
    if (problem) context.addIssue({ code: 'custom', path: ['share'], message: problem });
  });

interface NewBeneficiaryProps {
  version: number;
  items: BeneficiaryItem[];
  onClose: () => void;
}

/** The form of one beneficiary more, with the shares of all. */
export function NewBeneficiary({ version, items, onClose }: NewBeneficiaryProps) {
  const save = useSaveList(version);
  const even = evenShares(items.length + 1);
  return (
    <AppForm
      // The shares are of the list as it was.
      draft={`beneficiary-after-${version}`}
      secrets={['curp', 'rfc']}
      schema={schema}
      initial={{ share: even.at(-1) ?? 100, shares: sharesById(items, even) }}
      submitLabel={t(beneficiaryWords.save)}
      outcome="created"
      onCancel={onClose}
      onDone={onClose}
      onSubmit={({ shares, ...person }) => save([...withShares(items, shares), person])}
    >
      <Section title={t(beneficiaryWords.person)}>
        <Flex vertical gap={20}>
          <PersonFields />
        </Flex>
      </Section>
      <Section title={t(beneficiaryWords.shares)}>
        <Flex vertical gap={20}>
          <NumberInput name="share" label={t(beneficiaryWords.newShare)} unit="%" />
          <SharesFields items={items} />
        </Flex>
      </Section>
    </AppForm>
  );
}
