// typing through react-aria takes seconds on a busy machine; only failing tests wait this long
jest.setTimeout(60_000);

afterEach(() => void jest.useRealTimers());
