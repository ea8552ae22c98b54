import { useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  id: number;
  name: string;
}

/** The least that a page of React can do: one script, one call, one list; a second part with its first use. */
const Floor = () => {
  const [rows, setRows] = useState<Row[]>([]);
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json())
      .then((answer) => setRows(answer as Row[]));
  }, []);
  const open = async () => {
    const { FloorPart } = await import('./floor-part');
    setPart(() => FloorPart);
  };
  return (
    <main>
      <h1>Rows</h1>
      <button onClick={() => void open()}>Open</button>
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {Part && <Part />}
    </main>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
