// a person who types through react-aria takes seconds on a busy machine; only what fails waits so long
jest.setTimeout(60_000);

afterEach(() => void jest.useRealTimers());
