/** The state of a request to delete an account; all but `waiting` are final. */
export const deletionStates = ['waiting', 'withdrawn', 'refused', 'done'] as const;

/** The longest reason of a request, and the longest comment of the organiser. */
export const deletionCommentLength = 1_000;
