import { useEffect, useState } from 'react';

/** What is opened for the first time: a chunk, then a call, then rows. */
export const FloorPart = () => {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json())
      .then((answer) => setNames((answer as { name: string }[]).map(({ name }) => name)));
  }, []);
  return (
    <div role="dialog">
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
