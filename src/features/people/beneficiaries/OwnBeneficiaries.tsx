import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import { beneficiaries, MOST_BENEFICIARIES } from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Button } from 'antd';
import { useState } from 'react';
import { BeneficiaryList } from './BeneficiaryList';
import { NewBeneficiary } from './NewBeneficiary';

/** Who receives an investor's money, with the form of one more in the same place. */
export function OwnBeneficiaries() {
  const query = useRead(beneficiaries.show, {});
  const [adding, setAdding] = useState(false);
  return (
    <Loaded query={query}>
      {(kept) => (
        <>
          <p>{t(beneficiaryWords.help)}</p>
          <BeneficiaryList kept={kept} />
          {adding ? (
            <NewBeneficiary
              version={kept.version}
              items={kept.beneficiaries}
              onClose={() => setAdding(false)}
            />
          ) : kept.beneficiaries.length < MOST_BENEFICIARIES ? (
            <div>
              <Button onClick={() => setAdding(true)}>{t(beneficiaryWords.add)}</Button>
            </div>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
