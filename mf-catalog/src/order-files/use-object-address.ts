import { useEffect, useState } from 'react';

/** An address of a file in memory for as long as something shows it. */
export const useObjectAddress = () => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return {
    address,
    show: (file: Blob) => setAddress(URL.createObjectURL(file)),
    hide: () => setAddress(null),
  };
};
