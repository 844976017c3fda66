import { href } from '@contract/kernel/screens';
import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import {
  type BeneficiaryItem,
  beneficiaries,
  beneficiaryPerson,
  evenShares,
  MOST_BENEFICIARIES,
  share,
  sharesProblem,
} from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert, Flex } from 'antd';
import { useNavigate } from 'react-router';
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

/** One beneficiary more, and how the shares of all become. */
export function NewBeneficiaryPage() {
  const query = useRead(beneficiaries.show, {});
  return (
    <Page title={useScreenTitle()} explanation={t(beneficiaryWords.addHelp)}>
      <Loaded query={query}>
        {({ version, beneficiaries: items }) =>
          items.length < MOST_BENEFICIARIES ? (
            <NewBeneficiary version={version} items={items} />
          ) : (
            <Alert
              type="info"
              showIcon
              message={t(beneficiaryWords.most, { most: MOST_BENEFICIARIES })}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function NewBeneficiary({ version, items }: { version: number; items: BeneficiaryItem[] }) {
  const navigate = useNavigate();
  const save = useSaveList(version);
  const even = evenShares(items.length + 1);
  const back = () => void navigate(href('investorBeneficiaries'));
  return (
    <AppForm
      schema={schema}
      initial={{ share: even.at(-1) ?? 100, shares: sharesById(items, even) }}
      submitLabel={t(beneficiaryWords.save)}
      outcome="created"
      onCancel={back}
      onDone={back}
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
