/** What was typed of a letter. */
export interface LetterDraft {
  subject: string;
  text: string;
}
