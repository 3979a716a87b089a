import { useEffect, useState } from 'react';

const isEvening = () => {
  const hour = new Date().getHours();
  return hour >= 21 || hour < 6;
};

/** From nine in the evening until six, when darker colours are worth offering. */
export function useIsEvening(): boolean {
  const [evening, setEvening] = useState(isEvening);
  useEffect(() => {
    const timer = setInterval(() => setEvening(isEvening()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return evening;
}
