document.querySelector('fairfront-catalog').getToken = async () => {
  const response = await fetch('catalogue-token', { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()).data.token;
};
