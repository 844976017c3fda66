import {
  type BeneficiaryItem,
  beneficiaries,
  beneficiaryList,
} from '@contract/people/beneficiaries';
import { useAct, useReload } from '@portal/refine/use-act';
import { toFailure } from '@portal/ui/failure';
import { toListEntry } from './list-body';

type Given = Omit<ReturnType<typeof toListEntry>, 'id'> & {
  id?: string;
  curp?: string | undefined;
  rfc?: string | undefined;
};

/**
 * Saves the whole list in place of the version that the page was drawn with. Where another save came first,
 * the list is read again behind what was typed.
 */
export function useSaveList(version: number) {
  const save = useAct(beneficiaries.save);
  const reload = useReload();
  return async (list: readonly Given[]): Promise<void> => {
    const body = beneficiaryList.parse({ version, beneficiaries: list });
    await save.mutateAsync({ body }).catch((thrown: unknown) => {
      if (toFailure(thrown).code === 'stale') void reload();
      throw thrown;
    });
  };
}

/** The list with the shares of a form in place of the kept ones. */
export const withShares = (
  items: readonly BeneficiaryItem[],
  shares: Readonly<Record<string, number>>,
) => items.map((item) => toListEntry({ ...item, share: shares[item.id] ?? item.share }));
