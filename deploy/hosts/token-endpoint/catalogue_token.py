import json, os, urllib.error, urllib.request


def catalogue_token(participant_id, user_id):
    """Gets a token for the catalogue of one participation, for a user of your own session."""
    request = urllib.request.Request(
        f"{os.environ['PORTAL_URL']}/api/participants/{participant_id}/embed-tokens",
        data=json.dumps({"user_id": user_id}).encode(),
        headers={"Authorization": f"Bearer {os.environ['PORTAL_TOKEN']}", "Content-Type": "application/json"},
    )
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as refusal:
        answer = refusal
    return {"status": answer.status, "body": answer.read().decode()}
