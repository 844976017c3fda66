import { prospect as words } from '@portal/messages/money';
import styles from './prospects.module.css';

interface Problem {
  row: number;
  column: string;
  message: string;
}

/** What keeps a file from entering, by row and column as a spreadsheet shows them. */
export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  return (
    <table className={styles.problems}>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.column}</th>
          <th scope="col">{words.problem}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, column, message }) => (
          <tr key={`${row} ${column} ${message}`}>
            <td className="amount">{row}</td>
            <td>{column}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
