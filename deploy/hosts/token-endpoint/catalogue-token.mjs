/**
 * Gets a token for the catalogue of one participation, for a user of your own session.
 * @param {number} participantId
 * @param {number} userId
 */
export const catalogueToken = async (participantId, userId) => {
  const { PORTAL_URL, PORTAL_TOKEN } = process.env;
  const answer = await fetch(`${PORTAL_URL}/api/participants/${participantId}/embed-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PORTAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: userId }),
  });
  return { status: answer.status, body: await answer.text() };
};
