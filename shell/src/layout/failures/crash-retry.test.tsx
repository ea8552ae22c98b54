import { useState, type ReactNode } from 'react';
import { useQuery } from '@fairfront/shared-kit/platform';
import { renderInPlatform, screen } from '@fairfront/shared-kit/testing';
import { RemoteBoundary } from '../../boot';
import { PageBoundary } from './page-boundary';

interface Company {
  names: string[];
}

const spoilt = { names: null } as unknown as Company;
const report = jest.fn();

/** A query that is never stale, so only an explicit invalidation refetches it. */
const createCompany = (...answers: Company[]) => {
  const left = [...answers];
  const asked = jest.fn(() => Promise.resolve(left.shift() ?? spoilt));
  const Company = () => {
    const { data } = useQuery({ queryKey: ['company'], queryFn: asked, staleTime: Infinity });
    return <p>{data ? `Names: ${data.names.join(', ')}` : 'Loading'}</p>;
  };
  return { asked, Company };
};

const Part = ({ children }: { children: ReactNode }) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteBoundary
      place="tile company"
      view={{ attempt, retry: () => setAttempt((count) => count + 1) }}
      report={report}
      fallback={(retry) => <button onClick={retry}>Again</button>}
    >
      {children}
    </RemoteBoundary>
  );
};

beforeEach(() => {
  report.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('an exception during rendering [SHELL-353]', () => {
  it('is caught by its part, whose retry refetches the data it had loaded', async () => {
    const { asked, Company } = createCompany(spoilt, spoilt, { names: ['Severmech'] });
    const { person } = renderInPlatform(
      <PageBoundary report={report}>
        <p>Neighbour</p>
        <Part>
          <Company />
        </Part>
      </PageBoundary>,
    );
    await person.click(await screen.findByRole('button', { name: 'Again' }));
    expect(screen.getByText('Neighbour')).toBeVisible();
    // it throws again and can be retried again
    await person.click(await screen.findByRole('button', { name: 'Again' }));
    expect(await screen.findByText('Names: Severmech')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'remote-crashed' }));
  });

  it('keeps the data of other parts without refetching', async () => {
    const healthy = jest.fn(() => Promise.resolve('Here'));
    const Neighbour = () => <p>{useQuery({ queryKey: ['neighbour'], queryFn: healthy }).data}</p>;
    const { Company } = createCompany(spoilt, { names: ['Severmech'] });
    const { person } = renderInPlatform(
      <>
        <Neighbour />
        <Part>
          <Company />
        </Part>
      </>,
    );
    await person.click(await screen.findByRole('button', { name: 'Again' }));
    expect(await screen.findByText('Names: Severmech')).toBeVisible();
    expect(screen.getByText('Here')).toBeVisible();
    expect(healthy).toHaveBeenCalledTimes(1);
  });

  it('outside all parts is caught by the page, whose retry refetches as well', async () => {
    const { asked, Company } = createCompany(spoilt, { names: ['Severmech'] });
    const { person } = renderInPlatform(
      <PageBoundary report={report}>
        <Company />
      </PageBoundary>,
    );
    await person.click(await screen.findByRole('button', { name: /Try again|Reload/ }));
    expect(await screen.findByText('Names: Severmech')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'screen-crashed' }));
  });
});
