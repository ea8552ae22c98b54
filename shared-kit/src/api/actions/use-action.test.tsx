import { ApiError } from '..';
import { useQuery } from '../../platform';
import { renderInPlatform, screen, waitFor } from '../../testing';
import { useAction, useLazyCode, type ActionOptions } from '.';

const texts = {
  shop: { ru: { errors: { sold_out: 'Закончилось' } }, en: { errors: { sold_out: 'It is sold out' } } },
};
const listKey = ['things'];
interface Thing {
  id: number;
  count: number;
}

const Things = (options: Partial<ActionOptions<Thing, string>>) => {
  const { data } = useQuery({
    queryKey: listKey,
    queryFn: async (): Promise<Thing[]> => [{ id: 1, count: 1 }],
    staleTime: Infinity,
  });
  const change = useAction<Thing, string>({
    namespace: 'shop',
    rowOf: ({ id }) => id,
    run: async () => 'ok',
    optimistic: (thing) => [
      { key: listKey, patch: (things: Thing[]) => things.map((one) => (one.id === thing.id ? thing : one)) },
    ],
    announce: (result) => `Saved: ${result}`,
    ...options,
  });
  return (
    <>
      <output>{data?.map(({ count }) => count).join()}</output>
      <p>{change.isBusy(1) ? 'busy' : 'free'}</p>
      <p>{change.pendingOf(1)?.count ?? 'nothing pending'}</p>
      <p role="alert">{change.error}</p>
      <button onClick={() => void change.run({ id: 1, count: 7 })}>Change</button>
      <button
        onClick={() =>
          void change.submit({ id: 1, count: 7 }).then(
            (result) => (document.title = result ?? 'dropped'),
            (error: unknown) => (document.title = String(error)),
          )
        }
      >
        Submit
      </button>
    </>
  );
};

/** A call whose result the test decides. */
const held = () => {
  let finish: (result: string) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const run = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { run, finish: (result: string) => finish(result), fail: (error: unknown) => fail(error) };
};
const render = (options: Partial<ActionOptions<Thing, string>> = {}, confirms = true) =>
  renderInPlatform(<Things {...options} />, { texts, confirms });
const press = () => screen.getByRole('button', { name: 'Change' });

describe('an action of a user', () => {
  it('shows the change at once with its row busy, ignores a second press and announces success', async () => {
    const call = held();
    const { person, platform } = render({ run: call.run });
    await screen.findByText('1');
    await person.click(press());
    expect(await screen.findByText('7', { selector: 'output' })).toBeVisible();
    expect(screen.getByText('busy')).toBeVisible();
    await person.click(press());
    expect(call.run).toHaveBeenCalledTimes(1);
    call.finish('seven');
    await screen.findByText('free');
    expect(platform.log.notices).toEqual(['Saved: seven']);
    expect(screen.getByText('7', { selector: 'output' })).toBeVisible();
  });

  it('reverts a refused change and explains it by the error code of the area', async () => {
    const call = held();
    const { person, platform } = render({ run: call.run });
    await screen.findByText('1');
    await person.click(press());
    await screen.findByText('7', { selector: 'output' });
    call.fail(new ApiError({ status: 409, code: 'sold_out', serverMessage: 'Sold' }));
    expect(await screen.findByText('1')).toBeVisible();
    expect(platform.log.errors).toEqual(['It is sold out']);
    expect(screen.getByRole('alert')).toHaveTextContent('It is sold out');
  });

  it('shows all field errors of a response, and no popup if the form shows errors itself', async () => {
    const error = new ApiError({ status: 422, code: 'sold_out', errors: { count: ['Too many'], unit: ['Unknown'] } });
    const { person, platform } = render({ run: async () => Promise.reject(error), errors: 'inline' });
    await screen.findByText('1');
    await person.click(press());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many\nUnknown'));
    expect(platform.log.errors).toEqual([]);
  });

  it('retries a lost call with the same key, and uses a new key for the next action [SHELL-229]', async () => {
    const keys: string[] = [];
    let answers = 0;
    const run: ActionOptions<Thing, string>['run'] = async (_thing, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      answers += 1;
      if (answers === 1) throw ApiError.noResponse('network');
      return 'ok';
    };
    const { person } = render({ run });
    await screen.findByText('1');
    for (const count of [1, 2, 3]) {
      await person.click(press());
      await waitFor(() => expect(keys).toHaveLength(count));
      await screen.findByText('free');
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is refused at once while offline, and nothing is sent when the network is back [SHELL-167]', async () => {
    const run = jest.fn(() => Promise.reject(ApiError.noResponse('network')));
    const { person, platform } = render({ run });
    await screen.findByText('1');
    platform.api.setOffline(true);
    await person.click(press());
    await waitFor(() => expect(platform.log.errors).toEqual(['No connection to the server']));
    expect(screen.getByText('1')).toBeVisible();
    expect(screen.getByText('free')).toBeVisible();
    platform.api.setOffline(false);
    await person.click(press());
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  });

  it('keeps the key when the server failed or is still working, and changes it when the key was used with other data [SHELL-229]', async () => {
    const keys: string[] = [];
    const answers = [
      new ApiError({ status: 502 }),
      new ApiError({ status: 409 }),
      new ApiError({ status: 422, code: 'idempotency_mismatch' }),
    ];
    const run: ActionOptions<Thing, string>['run'] = async (_thing, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      const error = answers.shift();
      if (error) throw error;
      return 'ok';
    };
    // a file is not JSON, so the caller defines which two attempts are the same action
    const { person } = render({ run, contentOf: ({ id }) => `thing ${id}` });
    await screen.findByText('1');
    for (const count of [1, 2, 3, 4]) {
      await person.click(press());
      await waitFor(() => expect(keys).toHaveLength(count));
      await screen.findByText('free');
    }
    expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
  });

  it('of a form ends with the response, can be sent again at once, and throws errors that the form shows at its fields', async () => {
    const error = new ApiError({ status: 422, errors: { count: ['Too many'] } });
    const answers = [Promise.resolve('first'), Promise.resolve('second'), Promise.reject(error)];
    const run = jest.fn(() => answers.shift() ?? Promise.reject(new Error('One call too many')));
    const { person, platform } = renderInPlatform(<Things run={run} rowOf={undefined} errors="inline" />, { texts });
    await screen.findByText('1');
    // a stale response is not read to the end
    jest.spyOn(platform.queryClient, 'invalidateQueries').mockReturnValue(new Promise(() => {}));
    const submit = screen.getByRole('button', { name: 'Submit' });
    for (const title of ['first', 'second', String(error)]) {
      await person.click(submit);
      await waitFor(() => expect(document.title).toBe(title));
    }
    expect(platform.log.errors).toEqual([]);
  });

  it('shows the screen’s own error text, and which change a row is busy with', async () => {
    const call = held();
    const { person, platform } = render({ run: call.run, errorText: (_error, { count }) => `Not ${count}` });
    await screen.findByText('1');
    await person.click(press());
    expect(await screen.findByText('7', { selector: 'p' })).toBeVisible();
    call.fail(new ApiError({ status: 409, code: 'sold_out' }));
    await screen.findByText('nothing pending');
    expect(platform.log.errors).toEqual(['Not 7']);
  });

  it('of a queue sends every press in turn, each with its own key', async () => {
    const calls: { count: number; key: string; finish: () => void }[] = [];
    const Setting = () => {
      const set = useAction<number>({
        namespace: 'shop',
        queue: 'setting',
        run: (count, { idempotencyKey: key }) =>
          new Promise((resolve) => calls.push({ count, key, finish: () => resolve('ok') })),
      });
      return (
        <>
          <p>{set.isBusy() ? 'busy' : 'free'}</p>
          {[1, 0].map((count) => (
            <button key={count} onClick={() => void set.run(count)}>{`Set ${count}`}</button>
          ))}
        </>
      );
    };
    const { person } = renderInPlatform(<Setting />, { texts });
    for (const count of [1, 0, 1]) await person.click(screen.getByRole('button', { name: `Set ${count}` }));
    for (const sent of [1, 2, 3]) {
      await waitFor(() => expect(calls).toHaveLength(sent));
      expect(screen.getByText('busy')).toBeVisible();
      calls.at(-1)?.finish();
    }
    await screen.findByText('free');
    expect(calls.map(({ count }) => count)).toEqual([1, 0, 1]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  });

  it('returns the refusal text for its form, without field errors, in the current language', async () => {
    const soldOut = new ApiError({ status: 409, code: 'sold_out' });
    const ofFields = new ApiError({ status: 422, code: 'sold_out', errors: { count: ['Too many'] } });
    const described: (string | undefined)[] = [];
    const Ordering = ({ refusal, text }: { refusal: ApiError; text?: string }) => {
      const order = useAction<undefined>({
        namespace: 'shop',
        errors: 'inline',
        run: () => Promise.reject(refusal),
        errorText: () => text,
      });
      const press = () =>
        order.submit(undefined).catch((error: unknown) => described.push(order.describe(error), order.describe(null)));
      return (
        <>
          <button onClick={() => void press()}>Order</button>
          <p role="alert">{order.error}</p>
        </>
      );
    };
    for (const [refusal, text] of [[soldOut], [ofFields], [ofFields, 'Not ordered']] as const) {
      const { person, platform, unmount } = renderInPlatform(<Ordering refusal={refusal} {...(text && { text })} />, {
        texts,
      });
      await person.click(screen.getByRole('button', { name: 'Order' }));
      if (refusal === soldOut) {
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It is sold out'));
        await platform.setLocale('ru');
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Закончилось'));
      }
      await waitFor(() => expect(described.length % 2).toBe(0));
      unmount();
    }
    expect(described).toEqual(['It is sold out', undefined, undefined, undefined, 'Not ordered', undefined]);
  });

  it('asks for confirmation if required, and does nothing if it is denied', async () => {
    const run = jest.fn(async () => 'ok');
    const { person, platform } = render({ run, confirm: () => ({ title: 'Sure?', confirmLabel: 'Yes' }) }, false);
    await screen.findByText('1');
    await person.click(press());
    await waitFor(() => expect(platform.log.confirmations).toHaveLength(1));
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByText('1')).toBeVisible();
  });

  it('leaves a refusal to the screen if the screen handles it', async () => {
    const onRefused = jest.fn(() => true);
    const { person, platform } = render({ run: async () => Promise.reject(new ApiError({ status: 409 })), onRefused });
    await screen.findByText('1');
    await person.click(press());
    await waitFor(() => expect(onRefused).toHaveBeenCalled());
    expect(platform.log.errors).toEqual([]);
  });
});

describe('code that is loaded on first use', () => {
  const Lazy = ({ load }: { load: () => Promise<{ word: string }> }) => {
    const code = useLazyCode(load);
    return (
      <button onClick={() => void code.load().then((module) => (document.title = module?.word ?? 'none'))}>Use</button>
    );
  };

  it('is loaded once, and again after a failed load, which is reported', async () => {
    const load = jest.fn<Promise<{ word: string }>, []>();
    load.mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ word: 'loaded' });
    const { person, platform } = renderInPlatform(<Lazy load={load} />, { texts });
    const use = screen.getByRole('button', { name: 'Use' });
    await person.click(use);
    await waitFor(() => expect(document.title).toBe('none'));
    expect(platform.log.errors).toHaveLength(1);
    await person.click(use);
    await waitFor(() => expect(document.title).toBe('loaded'));
    await person.click(use);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
