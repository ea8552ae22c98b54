<?php
/** Gets a token for the catalogue of one participation, for a user of your own session. */
function catalogue_token(int $participantId, int $userId): array
{
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => ['Authorization: Bearer ' . getenv('PORTAL_TOKEN'), 'Content-Type: application/json'],
        'content' => json_encode(['user_id' => $userId]),
        'ignore_errors' => true,
    ]]);
    $url = getenv('PORTAL_URL') . "/api/participants/$participantId/embed-tokens";
    $body = file_get_contents($url, false, $context);
    return ['status' => (int) explode(' ', $http_response_header[0])[1], 'body' => $body];
}
