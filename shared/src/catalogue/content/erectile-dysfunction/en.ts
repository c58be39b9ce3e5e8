import type { TreatmentContent } from '../../catalogue.types';
import { facts } from './facts';

export const content: TreatmentContent = {
  ...facts,
  description:
    'Erectile dysfunction, or ED, means that it is often hard to get or keep an erection firm enough for sex. It is common, and it can be a sign of a heart, blood sugar or hormone problem. A provider can go over your health in private, and may prescribe a pill if it is safe for you.',
  commonMedications: ['Sildenafil (Viagra)', 'Tadalafil (Cialis)', 'Vardenafil (Levitra)', 'Avanafil (Stendra)'],
  symptoms: [
    {
      sectionName: 'Common Symptoms',
      sectionOrder: 1,
      sectionDetails: [
        'Hard to get: You cannot get an erection when you want one.',
        'Hard to keep: It does not last long enough for sex.',
        'Now and then: Trouble from time to time is normal. It is ED when it goes on for weeks or months.',
        'Mood: You may feel stressed, sad or less sure of yourself.',
      ],
    },
    {
      sectionName: 'What Causes It',
      sectionOrder: 2,
      sectionDetails: [
        'Blood flow: High blood pressure, diabetes, high cholesterol and smoking harm the blood vessels.',
        'Heart: ED can be an early sign of heart disease, so a check-up is wise.',
        'Medicine: Some drugs for blood pressure, mood or the prostate can cause it. Do not stop them on your own.',
        'Mind and life: Stress, worry, low mood, alcohol and poor sleep all play a part.',
      ],
    },
    {
      sectionName: 'How It Is Treated',
      sectionOrder: 3,
      sectionDetails: [
        'Pills: They help blood flow to the penis when you are aroused. They may not work for all men.',
        'Never with nitrates: Do not use these pills if you take nitrates such as nitroglycerin, use poppers, or take riociguat. Your blood pressure could drop so low that it is deadly.',
        'Take care: Tell your provider about prostate drugs called alpha-blockers, a recent heart attack or stroke, low blood pressure, or eye disease.',
        'Side effects: Headache, a red face, a stuffy nose or an upset stomach are common.',
        'Daily habits: Moving more, losing extra weight, quitting smoking and drinking less can help.',
      ],
    },
    {
      sectionName: 'When This Page Fits',
      sectionOrder: 4,
      sectionDetails: [
        'Who it is for: Men from 18 to 64 who can climb 2 flights of stairs with no chest pain or trouble breathing.',
        'Not for an online visit: See a doctor in person first if you get chest symptoms with effort, had a heart attack or stroke in the last 6 months, or have pain or a new bend in the penis.',
        'Hormones: Low sex drive, hot flashes or smaller testicles may point to low hormones. That takes blood tests and care in person.',
        'Not sure?: If you have sores or bumps, choose Genital Warts. If you go often or it burns when you pee, choose Urinary Tract Infection.',
      ],
    },
  ],
  helpNow: {
    signs: [
      'chest pain or pressure (tell the 911 crew which ED pill you took and when, and do not take nitroglycerin)',
      'an erection that lasts more than 4 hours',
      'sudden loss of sight in one or both eyes',
      'sudden loss of hearing',
      'fainting, or trouble breathing',
      'a face that droops, a weak arm or leg, or trouble speaking',
      'a snap, sudden pain or swelling in the penis',
      'new numbness between your legs or in your genitals',
    ],
    seeInPerson: ['chest pain, dizziness or trouble breathing when you have sex or climb stairs'],
  },
  sources: [
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Erectile Dysfunction (ED)',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/erectile-dysfunction',
    },
    {
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      title: 'Treatment for Erectile Dysfunction',
      url: 'https://www.niddk.nih.gov/health-information/urologic-diseases/erectile-dysfunction/treatment',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Erectile Dysfunction',
      url: 'https://medlineplus.gov/erectiledysfunction.html',
    },
    {
      publisher: 'MedlinePlus',
      title: 'Sildenafil',
      url: 'https://medlineplus.gov/druginfo/meds/a699015.html',
    },
  ],
};
