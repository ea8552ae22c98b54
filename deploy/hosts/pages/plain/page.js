document.querySelector('fairfront-catalog').getToken = async () => {
  const response = await fetch('catalogue-token', { method: 'POST' });
  return (await response.json()).data.token;
};
