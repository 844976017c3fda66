import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Row = Readonly<Record<string, unknown>>;

/** The least that could show the same rows: React, one call, a plain table. */
function Yardstick() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const headers = { authorization: sessionStorage.getItem('yardstick-token') ?? '' };
    void fetch(sessionStorage.getItem('yardstick-call') ?? '', { headers })
      .then((response) => response.json())
      .then(({ items }: { items: readonly Row[] }) => setRows(items));
  }, []);
  return (
    <main>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.id)} data-row-key={String(row.id)}>
              {Object.entries(row).map(([name, value]) => (
                <td key={name}>{String(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Yardstick />);
