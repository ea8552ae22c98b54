/** Runs a command with its arguments and prints its result, or the sentence of its error. */
export const runCommand = (work: (words: string[]) => Promise<string>): void => {
  work(process.argv.slice(2)).then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
};
