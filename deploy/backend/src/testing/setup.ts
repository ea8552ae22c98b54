// PGlite opens in half a second on a free machine and in ten on a busy one
jest.setTimeout(60_000);
