import type { SupplierPaper } from '@contract/people/suppliers';
import { documentState } from '@portal/features/documents';
import { RowList } from '@portal/ui/kit/RowList';
import { StatusTag } from '@portal/ui/kit/StatusTag';

/** The required documents of a company, each with how far it is. */
export function PaperRows({ papers }: { papers: readonly SupplierPaper[] }) {
  return (
    <RowList>
      {papers.map(({ name, state }) => (
        <li key={name}>
          <span>{name}</span>
          <StatusTag tone={documentState[state].tone}>{documentState[state].text}</StatusTag>
        </li>
      ))}
    </RowList>
  );
}
