import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import {
  type BeneficiaryItem,
  beneficiaryPerson,
  evenShares,
} from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import * as z from 'zod';
import { sharesById, toListEntry } from './list-body';
import { PersonFields } from './PersonFields';
import { SharesFields } from './SharesFields';
import { sharesSchema } from './shares-schema';
import { useSaveList, withShares } from './use-save-list';

interface DialogProps {
  version: number;
  items: readonly BeneficiaryItem[];
  onClose: () => void;
}

/** How the shares become, with everyone that is on the list. */
export function ChangeShares({ version, items, onClose }: DialogProps) {
  const save = useSaveList(version);
  const now = items.map(({ share }) => share);
  return (
    <FormModal open title={t(beneficiaryWords.changeShares)} onClose={onClose}>
      <AppForm
        schema={sharesSchema}
        initial={{ shares: sharesById(items, now) }}
        submitLabel={t(beneficiaryWords.saveShares)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={({ shares }) => save(withShares(items, shares))}
      >
        <SharesFields items={items} />
      </AppForm>
    </FormModal>
  );
}

interface OneProps extends DialogProps {
  item: BeneficiaryItem;
}

/** Who one of them is; their share is changed with those of the others. */
export function EditBeneficiary({ version, items, item, onClose }: OneProps) {
  const save = useSaveList(version);
  const { id, share, ...initial } = toListEntry(item);
  return (
    <FormModal open title={t(beneficiaryWords.editTitle)} onClose={onClose}>
      <AppForm
        draft={`beneficiary-${id}`}
        secrets={['curp', 'rfc']}
        schema={beneficiaryPerson}
        initial={{ ...initial, curp: '', rfc: '' }}
        submitLabel={t(beneficiaryWords.save)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={(person) =>
          save(items.map((one) => (one.id === id ? { ...person, id, share } : toListEntry(one))))
        }
      >
        <PersonFields item={item} />
      </AppForm>
    </FormModal>
  );
}

/** Takes one off the list, and asks how the shares of the others become. */
export function RemoveBeneficiary({ version, items, item, onClose }: OneProps) {
  const save = useSaveList(version);
  const others = items.filter(({ id }) => id !== item.id);
  const name = item.full_name;
  return (
    <FormModal open title={t(beneficiaryWords.removeTitle, { name })} onClose={onClose}>
      <AppForm
        schema={others.length > 0 ? sharesSchema : nothing}
        initial={{ shares: sharesById(others, evenShares(others.length)) }}
        submitLabel={t(beneficiaryWords.removeButton)}
        danger
        outcome="deleted"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={({ shares }) => save(withShares(others, shares))}
      >
        <p>
          {others.length > 0
            ? t(beneficiaryWords.removeHelp)
            : t(beneficiaryWords.removeLast, { name })}
        </p>
        {others.length > 0 ? <SharesFields items={others} /> : null}
      </AppForm>
    </FormModal>
  );
}

const nothing = z.strictObject({ shares: z.record(z.string(), z.number()) });
